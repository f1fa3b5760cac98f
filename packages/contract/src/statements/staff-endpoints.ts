import { z } from 'zod/mini'
import { fileEndpoint } from '../endpoint.ts'
import { wireId } from '../shapes.ts'

export const getStaffReceipt = fileEndpoint({
  name: 'getReceipt',
  summary: 'The customer’s receipt; the view is recorded.',
  method: 'GET',
  path: '/api/transfers/:id/receipt',
  who: ['support', 'analyst', 'officer', 'treasury', 'admin'],
  params: z.strictObject({ id: wireId('transfer') }),
  stream: 'application/pdf',
  refusals: ['not-in-this-state'],
})
