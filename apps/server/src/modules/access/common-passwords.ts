/** Words that people begin a password with when asked for a long one, without accents; digits and signs follow. */
const words = `
password passwort contrasena miclave miclavesegura clavesegura clavedeacceso accesoseguro acceso
administrador administrator admin welcome bienvenido bienvenida iloveyou teamo teamomucho tequiero tequieromucho
letmein dejameentrar qwertyuiop qwerty asdfghjkl asdfghjkln zxcvbnm qazwsxedc qweasdzxc princess princesa dragon
monkey football futbol colocolo universidaddechile ucatolica santiago chile vivachile puente transferencia dinero
banco bancoestado superman batman starwars pokemon naruto whatever trustno sunshine shadow master freedom jesus
jesuscristo diosesamor diosteama familia mifamilia corazon mariposa estrella changeme cambiame secreto secret
temporal temporary default usuario invitado prueba testing computer computador internet facebook instagram
correcthorsebatterystaple thequickbrownfox abcdefghijkl abcdefghijklm abcdefghijklmn
`
const common = new Set(words.trim().split(/\s+/))

/** Keys that lie side by side, and counting: any run along one of these is typed without thinking. */
const runs = [
  '01234567890123456789',
  '09876543210987654321',
  'qwertyuiopasdfghjklzxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
]

const LEAST_DIFFERENT = 5

/**
 * Whether a password is among those tried first: few different characters, a run along the keyboard, a piece said again
 * and again, or a common word with digits and signs around it.
 */
export function isCommonPassword(typed: string): boolean {
  const text = typed.toLowerCase()
  if (new Set(text).size < LEAST_DIFFERENT) return true
  if (runs.some((run) => run.includes(text)) || /^(.{1,6})\1+$/u.test(text)) return true
  const letters = text.normalize('NFD').replaceAll(/\P{L}/gu, '')
  if (letters === '') return runs.some((run) => run.includes(text.replaceAll(/\D/g, '')))
  return common.has(letters)
}
