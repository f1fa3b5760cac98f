import GlobalStyles from '@mui/material/GlobalStyles'

/** The width from which the panel stands beside the screen; below it is a sheet over it. */
export const BESIDE = '(min-width:1024px)'
/** The width of the panel beside the screen. */
export const WIDTH = 'clamp(320px, 27.5vw, 376px)'

// The page gives way, so that the panel covers nothing. The bar of a narrow window keeps its words and leaves its icons.
// The button loads it, so that the page moves when it is pressed and not when the panel's code has come.
export const giveWay = (
  <GlobalStyles
    styles={{
      [`@media screen and ${BESIDE}`]: {
        ':root': { '--beside': WIDTH },
        body: { paddingRight: WIDTH },
      },
      [`@media ${BESIDE} and (max-width:1199.95px)`]: { 'header [data-slot="nav"] svg': { display: 'none' } },
    }}
  />
)
