export const durationMessages = {
  minutes: '{count, plural, one {# minuto} other {# minutos}}',
  hours: '{count, plural, one {# hora} other {# horas}}',
  days: '{count, plural, one {# día} other {# días}}',
} as const
