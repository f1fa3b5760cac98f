/** Cases about whose people staff ask the watch lists again. The words are kinds of ids. */
export const screenedCases = ['application', 'company-file', 'level-application', 'name-request'] as const
export type ScreenedCase = (typeof screenedCases)[number]
