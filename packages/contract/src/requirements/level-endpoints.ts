import { endpoint } from '../endpoint.ts'
import { levelDeclaration, levelView } from './level-shapes.ts'

export type { LevelDeclaration, LevelNeeds, LevelView } from './level-shapes.ts'

export const getLevel = endpoint({
  name: 'getLevel',
  summary: 'The verification level of the acting customer, and what the next one needs.',
  method: 'GET',
  path: '/api/level',
  who: 'customer',
  power: 'read',
  reply: levelView,
  refusals: [],
})

export const applyForLevel = endpoint({
  name: 'applyForLevel',
  summary: 'Opens an application for the next level and requests the documents that it lacks.',
  method: 'POST',
  path: '/api/level-applications',
  who: 'customer',
  power: 'administer',
  idempotent: true,
  reply: levelView,
  status: 201,
  refusals: ['no-higher-level', 'quote-only', 'account-closing'],
})

export const saveLevelDeclaration = endpoint({
  name: 'saveLevelDeclaration',
  summary: 'Stores parts of what the customer declares for a level; omitted parts stay unchanged.',
  method: 'PATCH',
  path: '/api/level-declaration',
  who: 'customer',
  power: 'administer',
  body: levelDeclaration,
  reply: levelView,
  refusals: ['quote-only', 'fields-wrong', 'application-closed'],
})

export const submitLevelApplication = endpoint({
  name: 'submitLevelApplication',
  summary: 'Submits the application for the next level; staff decide it.',
  method: 'POST',
  path: '/api/level-applications/submission',
  who: 'customer',
  power: 'administer',
  idempotent: true,
  reply: levelView,
  status: 202,
  refusals: [
    'no-higher-level',
    'quote-only',
    'account-closing',
    'application-incomplete',
    'application-closed',
  ],
})
