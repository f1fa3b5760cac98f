import { pdfFile, type GivenFile } from './files.ts'
import { pngOf } from './pictures.ts'

/** A PDF that needs a password. */
const LOCKED_PDF = [
  'JVBERi0xLjMKJf////8KOCAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50IDEgMCBSCi9NZWRpYUJveCBbMCAwIDYxMiA3OTJd',
  'Ci9Db250ZW50cyA2IDAgUgovUmVzb3VyY2VzIDcgMCBSCi9Vc2VyVW5pdCAxCj4+CmVuZG9iago3IDAgb2JqCjw8Ci9Qcm9jU2V0',
  'IFsvUERGIC9UZXh0IC9JbWFnZUIgL0ltYWdlQyAvSW1hZ2VJXQovRm9udCA8PAovRjEgOSAwIFIKPj4KL0NvbG9yU3BhY2UgPDwK',
  'Pj4KPj4KZW5kb2JqCjYgMCBvYmoKPDwKL0xlbmd0aCA5MgovRmlsdGVyIC9GbGF0ZURlY29kZQo+PgpzdHJlYW0KMNM7G4Z55pTa',
  'UOAn5oHy0se6sJaGAuywyazi+ZahSqDJCrvi6nuiYUrTWQBt59g+qV5fKwwjKmknaQdGlo4id1vTieBy3voktIOLb78C5ew/lhuP',
  'Tfqu+Z1gKv8KZW5kc3RyZWFtCmVuZG9iagoxMSAwIG9iagooQoFgH05MKQplbmRvYmoKMTIgMCBvYmoKKKng1lZshykKZW5kb2Jq',
  'CjEzIDAgb2JqCigrmKjVrGgqTKuoue1EFrXJ+CkKZW5kb2JqCjEwIDAgb2JqCjw8Ci9Qcm9kdWNlciAxMSAwIFIKL0NyZWF0b3Ig',
  'MTIgMCBSCi9DcmVhdGlvbkRhdGUgMTMgMCBSCj4+CmVuZG9iago5IDAgb2JqCjw8Ci9UeXBlIC9Gb250Ci9CYXNlRm9udCAvSGVs',
  'dmV0aWNhCi9TdWJ0eXBlIC9UeXBlMQovRW5jb2RpbmcgL1dpbkFuc2lFbmNvZGluZwo+PgplbmRvYmoKNCAwIG9iago8PAo+Pgpl',
  'bmRvYmoKMyAwIG9iago8PAovVHlwZSAvQ2F0YWxvZwovUGFnZXMgMSAwIFIKL05hbWVzIDIgMCBSCj4+CmVuZG9iagoxIDAgb2Jq',
  'Cjw8Ci9UeXBlIC9QYWdlcwovQ291bnQgMQovS2lkcyBbOCAwIFJdCj4+CmVuZG9iagoyIDAgb2JqCjw8Ci9EZXN0cyA8PAogIC9O',
  'YW1lcyBbCl0KPj4KPj4KZW5kb2JqCjUgMCBvYmoKPDwKL0ZpbHRlciAvU3RhbmRhcmQKL1YgMQovUiAyCi9PIDw1ZWJmMDNhODFj',
  'NDZmZTY0MTRiYjkyOWFkYjRiNTVjZDBiMmZlMTBjNGJmZmYyNTg1NzA3MzhkNTZlZDMwMzZmPgovVSA8YzhmY2MwOTA0NzQxYWUx',
  'NzNiZjI1OTIzZmRmYTYyZTkzMTdlODQ0M2M4NDM2NDY4YjgzOGFlMGI5MWViOWI0Zj4KL1AgLTY0Cj4+CmVuZG9iagp4cmVmCjAg',
  'MTQKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDAwNzQzIDAwMDAwIG4gCjAwMDAwMDA4MDAgMDAwMDAgbiAKMDAwMDAwMDY4MSAw',
  'MDAwMCBuIAowMDAwMDAwNjYwIDAwMDAwIG4gCjAwMDAwMDA4NDcgMDAwMDAgbiAKMDAwMDAwMDIzOCAwMDAwMCBuIAowMDAwMDAw',
  'MTMxIDAwMDAwIG4gCjAwMDAwMDAwMTUgMDAwMDAgbiAKMDAwMDAwMDU2MyAwMDAwMCBuIAowMDAwMDAwNDg3IDAwMDAwIG4gCjAw',
  'MDAwMDA0MDEgMDAwMDAgbiAKMDAwMDAwMDQyNiAwMDAwMCBuIAowMDAwMDAwNDUxIDAwMDAwIG4gCnRyYWlsZXIKPDwKL1NpemUg',
  'MTQKL1Jvb3QgMyAwIFIKL0luZm8gMTAgMCBSCi9JRCBbPDJlOThhYzA1OGQ1NjBmYjM4YjA0ZjgxZDExYmQxZGYwPiA8MmU5OGFj',
  'MDU4ZDU2MGZiMzhiMDRmODFkMTFiZDFkZjA+XQovRW5jcnlwdCA1IDAgUgo+PgpzdGFydHhyZWYKMTA0MwolJUVPRgo=',
].join('')

/** A picture of this many pixels on each side has a very small file. */
const SIDE = 20_000
const file = (name: string, mimeType: string, buffer: Buffer): GivenFile => ({ name, mimeType, buffer })

/** Unusable files, each with its message. */
export const badFiles = (): readonly (readonly [GivenFile, string])[] => [
  [file('vacio.pdf', 'application/pdf', Buffer.alloc(0)), 'El archivo está vacío.'],
  [
    file('programa.pdf', 'application/pdf', Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(4000)])),
    'El archivo no es un PDF',
  ],
  [file('cortado.pdf', 'application/pdf', pdfFile('x').buffer.subarray(0, 400)), 'El archivo está dañado'],
  [file('con-clave.pdf', 'application/pdf', Buffer.from(LOCKED_PDF, 'base64')), 'El PDF pide una contraseña'],
  [file('enorme.png', 'image/png', pngOf(SIDE, SIDE, { depth: 1, grey: 0 })), '20.000 × 20.000 puntos'],
]
