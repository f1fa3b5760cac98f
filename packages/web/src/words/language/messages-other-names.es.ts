/** Names of countries and currencies, and conjunctions, that are loaded late, in place of those of the browser. */
export const otherNames: Readonly<Record<string, string>> = {}
