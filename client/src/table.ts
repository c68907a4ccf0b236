/** What lies on a table is fetched as soon as somebody comes to it, so that nothing of it appears late. */
import back from './box/back-300.webp'
import cloth from './box/cloth.webp'
import rim from './box/rim.webp'
import daub from './styles/daub.svg'
import paper from './styles/paper.svg'

for (const each of [cloth, rim, daub, paper, back]) new Image().src = each
