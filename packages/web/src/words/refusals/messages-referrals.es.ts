export const referralsMessages = {
  'code-unknown': {
    what: 'Este código de invitación no existe.',
    money: 'Tu cuenta y tu dinero siguen igual.',
    next: 'Pide a quien te invitó que te lo envíe de nuevo, o sigue sin código.',
  },
  'own-code': {
    what: 'Este código es tuyo, o de alguien que usa la misma cuenta que tú.',
    money: 'No se movió dinero.',
    next: 'Compártelo con otra persona: ambos ganan con su primer envío.',
  },
  'invited-too-late': {
    what: 'Puedes usar un solo código, antes de tu primer envío.',
    money: 'Tu cuenta y tus envíos siguen igual.',
    next: 'Invita tú a otras personas con tu propio código.',
  },
  'no-reward': {
    what: 'No te quedan recompensas por usar.',
    money: 'No se movió dinero.',
    next: 'Actualiza la página para ver cómo terminaron.',
  },
  'cause-unknown': {
    what: 'Esta causa ya no recibe donaciones.',
    money: 'No se movió dinero. Conservas tus recompensas.',
    next: 'Actualiza la página y elige otra causa.',
  },
  'donation-expired': {
    what: 'Esta donación ya se confirmó o pasó media hora sin confirmarla.',
    money: 'Este intento no movió dinero.',
    next: 'Revisa tus recompensas. Si siguen ahí, dona de nuevo.',
  },
} as const
