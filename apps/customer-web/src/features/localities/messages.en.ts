import type { Translated } from '@puente/contract'
import type { localityMessages as spanish } from './messages.es.ts'

export const localityMessages: Translated<typeof spanish> = {
  region: 'Region',
  comuna: 'Comuna (municipality)',
  comunaHint: 'Enter a part of the name and choose it.',
  regionMissing: 'Choose your region',
  comunaMissing: 'Choose your comuna',
  found:
    '{count, plural, =0 {} one {One suggestion} other {# suggestions}}. Move through them with the arrow keys.',
  search: {
    label: 'Search for your address',
    hint: 'Enter street and number, and choose it from the list. You can also fill in the fields below.',
    nothing: 'We did not find it: enter it in the fields below.',
    failed: 'The search does not respond. Enter your address in the fields below; we keep what you entered.',
    filled: 'We filled in the fields with {address}. Check that it is right.',
  },
}
