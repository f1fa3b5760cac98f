/** Every address of the back office. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  transfers: () => '/transfers',
  transfer: (id: string) => `/transfers/${id}`,
  reviews: () => '/reviews',
  review: (id: string) => `/reviews/${id}`,
  trialBalance: () => '/trial-balance',
  notFound: () => '/404',
} as const
