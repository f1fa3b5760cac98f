/** The addresses of the two web apps, as the server needs them: to answer 404 to what is none of theirs. */
const customer = [
  /^\/$/,
  /^\/login$/,
  /^\/404$/,
  /^\/send\/(amount|recipient|recipient\/new|purpose|review)$/,
  /^\/send$/,
  /^\/send\/pay\/trf_[0-9a-f]{32}$/,
  /^\/transfers$/,
  /^\/transfers\/trf_[0-9a-f]{32}$/,
  /^\/recipients$/,
  /^\/recipients\/rcp_[0-9a-f]{32}$/,
]
const backoffice = [
  /^\/$/,
  /^\/login$/,
  /^\/404$/,
  /^\/transfers$/,
  /^\/transfers\/trf_[0-9a-f]{32}$/,
  /^\/trial-balance$/,
  /^\/reviews$/,
  /^\/reviews\/rev_[0-9a-f]{32}$/,
]

export const customerKnows = (address: string): boolean => customer.some((pattern) => pattern.test(address))
export const backofficeKnows = (address: string): boolean =>
  backoffice.some((pattern) => pattern.test(address))
