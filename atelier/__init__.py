"""The painter of Reverie's deck: scenes in, gouache cards out. README.md tells how a picture comes about."""
