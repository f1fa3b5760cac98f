export function SettingsFileScreen() {
  return null
}
