import { expect, test, type Page } from '@playwright/test'
import { customerIn } from '../kit/newcomers.ts'
import { keepRecipient, orderFor } from '../kit/seed-transfers.ts'

/** Asserts the accessibility tree of the screen, in reading order; other elements may lie between. */
const isRead = (page: Page, snapshot: string) =>
  expect(page.getByRole('main')).toMatchAriaSnapshot(snapshot, { timeout: 20_000 })

test('the tree of a screen reader: a transfer from its amount to its payment, with a fault on the way', async ({
  page,
  context,
}) => {
  const { api } = await customerIn(context)
  await keepRecipient(api)

  await page.goto('/send/amount')
  await page.getByLabel('País de destino').selectOption('us-usd')
  await page.getByLabel('Tú envías').fill('60000')
  await isRead(
    page,
    `
    - navigation "Pasos del envío":
      - list:
        - listitem: Monto
        - listitem: Pago
    - link "Volver"
    - heading "¿Cuánto quieres enviar?" [level=1]
    - group "Calcula tu envío":
      - combobox "País de destino":
        - option "Estados Unidos (USD)" [selected]
      - textbox "Tú envías": "60.000"
      - textbox "Tu destinatario recibe": /\\d+,\\d\\d/
    - button "Continuar con $60.000"
    - complementary "Tu envío":
      - region "Tu envío":
        - heading "Tu envío" [level=2]
        - term: Comisión (IVA incluido)
        - definition: /\\$[\\d.]+/
        - term: Destinatario
        - definition: Por elegir
    `,
  )

  await page.getByRole('button', { name: 'Continuar con $60.000' }).click()
  await isRead(
    page,
    `
    - navigation "Pasos del envío":
      - list:
        - listitem:
          - link "Monto (listo)"
        - listitem: Destinatario
    - heading "¿A quién le envías?" [level=1]
    - list:
      - listitem:
        - link /^Rosa Ejemplo Estados Unidos · Cuenta terminada en \\d{4}$/
    - link "Agregar destinatario"
    `,
  )

  await page.getByRole('link', { name: /Rosa Ejemplo/ }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await isRead(
    page,
    `
    - heading "¿Para qué es el dinero?" [level=1]
    - alert "Hay un problema":
      - heading "Hay un problema" [level=2]
      - list:
        - listitem:
          - link "Elige el motivo del envío"
        - listitem:
          - link "Elige de dónde viene el dinero"
    - group "Motivo del envío":
      - radio "Ayuda a mi familia"
    - combobox "¿De dónde viene el dinero?" [invalid]
    - text: Elige de dónde viene el dinero
    - button "Continuar"
    - complementary "Tu envío":
      - region "Tu envío":
        - term: Destinatario
        - definition: Rosa Ejemplo
    `,
  )
  await expect(page.getByRole('group', { name: 'Motivo del envío' })).toHaveAccessibleDescription(
    'Elige el motivo del envío',
  )

  await page.getByRole('radio', { name: 'Ayuda a mi familia' }).check()
  await page.getByLabel('¿De dónde viene el dinero?').selectOption({ label: 'Sueldo' })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await isRead(
    page,
    `
    - heading "¿Está todo bien?" [level=1]
    - region "Precio":
      - heading "Precio" [level=2]
      - link "Cambiar el monto"
      - term: Recibe
      - definition: /\\d+,\\d\\d USD/
      - term: Tipo de cambio
      - definition: /1 USD = \\$\\d+,\\d+/
    - region "Destinatario":
      - link "Cambiar el destinatario"
      - term: Nombre
      - definition: Rosa Ejemplo
    - button "Confirmar envío de $60.000 y pagar después"
    - timer: /Precio fijo por \\d+:\\d\\d minutos/
    - button "Confirmar y pagar $60.000"
    `,
  )

  await page.getByRole('button', { name: 'Confirmar envío de $60.000 y pagar después' }).click()
  await isRead(
    page,
    `
    - heading "Paga $60.000 para enviar tu dinero" [level=1]
    - button "Pagar $60.000 en mi banco"
    - timer
    - region "O transfiere tú a esta cuenta":
      - term: Referencia
      - definition: /^PU/
      - definition:
        - button "Copiar Referencia"
      - button "Copiar todos los datos"
    `,
  )
})

test('the tree of a screen reader: where the money of a transfer is', async ({ page, context }) => {
  const { api } = await customerIn(context)
  const { id } = await orderFor(api, (await keepRecipient(api)).id)
  await page.goto(`/transfers/${id}`)
  await isRead(
    page,
    `
    - heading "Esperamos tu pago para enviar a Rosa Ejemplo" [level=1]
    - link "Pagar $50.000"
    - region "Dónde está tu dinero":
      - heading "Dónde está tu dinero" [level=2]
      - 'img "De Chile a Estados Unidos: Falta tu pago"'
      - list "Dónde está tu dinero":
        - listitem:
          - 'button "Listo: Confirmaste el envío"'
        - listitem:
          - 'button "Ahora: Esperamos tu pago"'
        - listitem:
          - 'button "Después: Convertimos tu dinero"'
        - listitem:
          - 'button "Después: Enviamos al banco"'
        - listitem:
          - 'button "Después: Llega a la cuenta"'
    - region "Detalles":
      - term: Cuenta
      - definition: /Terminada en \\d{4}/
    - status: "Estado: Falta tu pago"
    `,
  )
})
