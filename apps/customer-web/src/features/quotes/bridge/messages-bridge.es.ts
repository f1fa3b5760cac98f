export const bridgeMessages = {
  way: 'De Chile a {country}',
  place: 'De Chile a {country}: {state}',
} as const
