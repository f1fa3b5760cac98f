// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../show.test-kit.tsx'
import { UploadField, type UploadStanding } from './upload-field.tsx'

const texts = {
  choose: 'Elegir archivo',
  camera: 'Tomar foto',
  replace: 'Elegir otro',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  remove: 'Eliminar',
  previewAlt: 'Vista previa',
}
const calls: string[] = []
const field = (standing: UploadStanding, more = {}) => (
  <UploadField
    name="front"
    label="Frente de tu cédula"
    hints={['Con las cuatro esquinas']}
    shape="card"
    caption="Frente"
    accept="image/jpeg,application/pdf"
    standing={standing}
    said={`Dice ${standing}`}
    part={0.384}
    fileName="cédula.jpg"
    texts={texts}
    onChoose={({ name }) => calls.push(`choose ${name}`)}
    onCancel={() => calls.push('cancel')}
    onRetry={() => calls.push('retry')}
    onRemove={() => calls.push('remove')}
    {...more}
  />
)
// jsdom also applies styles for mouse devices: hidden buttons are included because touch devices show them.
const buttons = () => screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent)

test.each<[UploadStanding, string[]]>([
  ['empty', ['Elegir archivo', 'Tomar foto']],
  ['sending', ['Elegir otro', 'Cancelar']],
  ['paused', ['Reintentar', 'Elegir otro', 'Cancelar']],
  ['checking', ['Elegir otro']],
  ['done', ['Elegir otro', 'Eliminar']],
  ['failed', ['Reintentar', 'Elegir otro', 'Tomar foto']],
])('state %s: the available actions are %j', (standing, expected) => {
  show(field(standing))
  expect(buttons()).toEqual(expected)
})

test('a file chosen, dropped or photographed: passed on; the same file can be chosen twice', () => {
  calls.length = 0
  const { container } = show(field('empty'))
  const [input, camera] = [...container.querySelectorAll<HTMLInputElement>('input[type=file]')]
  if (input === undefined || camera === undefined) throw new Error('no inputs')
  expect([input.accept, camera.getAttribute('capture')]).toEqual([
    'image/jpeg,application/pdf',
    'environment',
  ])
  const file = new File(['x'], 'cédula.jpg')
  for (const one of [input, input, camera]) {
    Object.defineProperty(one, 'files', { value: [file], configurable: true })
    fireEvent.change(one)
  }
  fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files: [file] } })
  expect(calls).toEqual(Array.from({ length: 4 }, () => 'choose cédula.jpg'))
})

test('a fault: at the button to which the summary links; progress: a number', () => {
  const { rerender } = show(field('failed', { fault: 'Pide una contraseña.' }))
  const button = screen.getByRole('button', { name: 'Elegir otro: Frente de tu cédula' })
  expect(button.getAttribute('data-field')).toBe('front')
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Pide una contraseña.')
  rerender(field('sending'))
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('38')
  // Pieces are not announced; changes of the state are.
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(field('paused'))
  expect(screen.getByRole('status').textContent).toBe('Dice paused')
})
