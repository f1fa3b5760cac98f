/** The password of all demo users; only the sandbox has them. */
export const demoPassword = 'Demo.Puente.2026'
export const emailOf = (name: string): string => `${name}@demo.puente.test`
