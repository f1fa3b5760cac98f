import { expect, test } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { enterAs, staffPage } from '../kit/people.ts'

test('two people at one conversation: each sees the other, one is assigned, and it is handed over before the other answers', async ({
  browser,
}) => {
  const customer = await browser.newContext({ baseURL: addresses().customer })
  await enterAs(customer, 'persona', 'customer')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const data = { kind: 'question', text: '¿Puedo pagar desde otra cuenta mía?' }
  const opened = await customer.request.post('/api/threads', { data, headers })
  const { id, folio } = (await opened.json()) as { id: string; folio: string }

  const support = await staffPage(browser, 'soporte')
  await support.getByRole('link', { name: 'Bandeja', exact: true }).click()
  await support
    .getByRole('row', { name: folio })
    .getByRole('link', { name: 'Conversación: Consulta' })
    .click()
  await support.getByRole('button', { name: 'Tomar el caso' }).click()
  await expect(support.getByText('Asignado a ti')).toBeVisible()

  const officer = await staffPage(browser, 'oficial')
  await officer.goto(`/threads/${id}`)
  const team = officer.getByRole('region', { name: 'Quién trabaja en este caso' })
  await expect(team.getByText('Asignado a Soporte Demo')).toBeVisible()
  await expect(team.getByText('Soporte Demo también lo tiene abierto').last()).toBeVisible()
  await officer.getByLabel('Respuesta').fill('Sí, si está a tu nombre.')
  await officer.getByRole('button', { name: 'Enviar respuesta' }).click()
  const taken = officer.getByRole('alertdialog', { name: 'El caso está asignado a Soporte Demo' })
  await taken.getByRole('button', { name: 'Volver sin enviar' }).click()
  await expect(officer.getByText('El caso está asignado a Soporte Demo.')).toBeVisible()
  await expect(officer.getByLabel('Respuesta')).toHaveValue('Sí, si está a tu nombre.')

  await team.getByText('Comentarios del equipo').click()
  await team.getByLabel('Comentario para el equipo').fill('Lo respondo yo, conozco el caso.')
  await team.getByLabel('Avisar a').selectOption({ label: 'Soporte Demo' })
  await team.getByRole('button', { name: 'Guardar el comentario' }).click()
  await expect(team.getByText('Avisa a Soporte Demo')).toBeVisible()
  await officer.getByRole('button', { name: 'Enviar respuesta' }).click()
  await taken.getByRole('button', { name: 'Tomar el caso y enviar' }).click()
  await expect(officer.getByText('Sí, si está a tu nombre.')).toBeVisible()

  await support.goto('/inbox?view=mine')
  await expect(support.getByRole('row', { name: folio })).toBeHidden()
})
