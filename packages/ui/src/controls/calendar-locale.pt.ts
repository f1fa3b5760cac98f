import dayjs from 'dayjs'
import portuguese from 'dayjs/locale/pt-br'

export const adapterLocale = dayjs.locale({ ...portuguese, name: 'pt-monday', weekStart: 1 }, undefined, true)
