export const otherNames: Readonly<Record<string, string>> = {}
