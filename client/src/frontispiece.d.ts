declare module 'virtual:frontispiece' {
  const sizes: readonly { readonly url: string; readonly width: number }[]
  export default sizes
}
