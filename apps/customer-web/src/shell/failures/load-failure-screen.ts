/** The error fallback in a separate chunk; once loaded, it also works offline. */
export const loadFailureScreen = () => import('./failure.tsx')
