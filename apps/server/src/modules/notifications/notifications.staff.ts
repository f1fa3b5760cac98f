import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { previewMessage } from './preview.ts'
import type { Frame } from './letters/render.ts'

/** Staff handlers that show messages before their texts are proposed. */
export const messageHandlers = (frame: Frame): readonly Handler[] => [
  handler(endpoints.previewMessage, async (_work, { params, body }) =>
    previewMessage(params.template, body.data, frame),
  ),
]
