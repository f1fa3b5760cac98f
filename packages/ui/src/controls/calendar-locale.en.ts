import dayjs from 'dayjs'
import english from 'dayjs/locale/en'

export const adapterLocale = dayjs.locale({ ...english, name: 'en-monday', weekStart: 1 }, undefined, true)
