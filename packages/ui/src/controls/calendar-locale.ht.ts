import dayjs from 'dayjs'
import creole from 'dayjs/locale/ht'

export const adapterLocale = dayjs.locale({ ...creole, name: 'ht-monday', weekStart: 1 }, undefined, true)
