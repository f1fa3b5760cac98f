import type { Frame, Letter } from './letter.ts'

/** The URL of a mail's action, or of a path of the customers' web app. */
export const addressOf = (
  { web, backofficeUrl }: Frame,
  { path, office }: Pick<NonNullable<Letter['action']>, 'path' | 'office'>,
): string => new URL(path, office === true ? backofficeUrl : web.appUrl).href
