/**
 * Loads another document: a page of another site, or this app without the state of the session before. Within the app,
 * the router navigates.
 */
export const leaveFor = (href: string): void => window.location.assign(href)
