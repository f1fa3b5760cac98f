import { expect, test } from '@playwright/test'
import { addresses } from '../kit/addresses.ts'
import { order, payFor } from '../kit/orders.ts'
import { signIn } from '../kit/people.ts'
import { sessionOf } from '../kit/session.ts'

test('two open pages: both advance when the money moves, the recipient confirms in English, and the sender sees it', async ({
  page,
  browser,
}) => {
  const session = await sessionOf('persona')
  const ordered = await order(session, 'Rita Seguimiento')
  await page.goto('/login')
  await signIn(page, 'persona')
  await page.goto(`/transfers/${ordered.id}`)
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  const link = await page.getByRole('textbox', { name: 'Enlace de seguimiento' }).inputValue()

  const recipient = await (
    await browser.newContext({ baseURL: addresses().customer, locale: 'en-US' })
  ).newPage()
  // A page that loads again would lose this mark.
  const mark = (name: string) => `window.${name} = true`
  await recipient.goto(new URL(link).pathname)
  await expect(
    recipient.getByRole('heading', { name: 'Persona has yet to pay the transfer to Rita' }),
  ).toBeVisible()
  for (const one of [page, recipient]) await one.evaluate(mark('isSame'))
  const step = recipient.getByRole('button', { name: 'Sent to the bank' })
  await step.focus()
  await recipient.keyboard.press('Enter')
  await expect(step).toHaveAttribute('aria-expanded', 'true')
  await expect(recipient.getByText('We send the money to the destination bank')).toBeVisible()

  await payFor(ordered)
  await expect(recipient.getByRole('heading', { name: 'The money is in Rita’s account' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rita Seguimiento')
  await expect(page.getByText('Listo: el dinero llegó.').first()).toBeVisible()

  await recipient.getByRole('button', { name: 'I received the money' }).click()
  await recipient.getByRole('alertdialog').getByRole('button', { name: 'Yes, I received it' }).click()
  await expect(recipient.getByText(/^You confirmed on .* that you received the money\.$/)).toBeVisible()
  await expect(page.getByText(/^Confirmado por Rita Seguimiento el /)).toBeVisible()
  for (const one of [page, recipient]) expect(await one.evaluate('window.isSame')).toBe(true)

  await recipient.getByRole('main').getByLabel('Language').selectOption({ label: 'Français' })
  await expect(recipient.getByRole('heading', { name: 'L’argent est sur le compte de Rita' })).toBeVisible()
  await expect(recipient.locator('[lang="fr"] h1')).toBeVisible()
  await recipient.reload()
  // The choice stays on the device, and the delivery is celebrated once.
  await expect(recipient.getByRole('heading', { name: 'L’argent est sur le compte de Rita' })).toBeVisible()
  await expect(recipient.getByText('C’est fait : l’argent est arrivé.')).toHaveCount(0)
  await recipient.context().close()
})
