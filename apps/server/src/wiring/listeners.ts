import path from 'node:path'
import { customerEndpoints } from '@puente/contract/customer'
import { listeners, receivePartnerMessage, type OpenApiInfo } from '@puente/contract/openapi'
import { staffEndpoints } from '@puente/contract/staff'
import type { FastifyInstance } from 'fastify'
import {
  accessDoors,
  actingMay,
  identifyCustomer,
  identifyStaff,
  knowsBrowserOf,
  relyingPartyAt,
  staffAccessDoors,
} from '../modules/access/index.ts'
import { booksDoors } from '../modules/books/index.ts'
import { consoleDoors } from '../modules/console/index.ts'
import { corridorDoors } from '../modules/corridors/index.ts'
import {
  actingKind,
  eapDoors,
  limitDoors,
  memberDoors,
  namesAndRuts,
  profileDoors,
  senderNameDoors,
  sessionCustomers,
  staffCustomerDoors,
  staffEapDoors,
} from '../modules/customers/index.ts'
import { companyPaperDoors, staffCompanyPaperDoors } from '../modules/dossiers/index.ts'
import { documentDoors, staffDocumentDoors, uploadDoors } from '../modules/documents/index.ts'
import { dossierDoors, staffDossierDoors } from '../modules/dossiers/index.ts'
import { countSending, sendingDoors } from '../modules/instructions/index.ts'
import { BOUNCE_PARTNER, countMessages } from '../modules/notifications/index.ts'
import {
  applicationDoors,
  companyFileDoors,
  registrationDoors,
  staffCompanyFileDoors,
  staffNameRequestDoors,
  staffOnboardingDoors,
} from '../modules/onboarding/index.ts'
import { payinDoors, staffPayinDoors } from '../modules/payins/index.ts'
import { countWrongItems, pendingItemDoors, staffPendingItemDoors } from '../modules/pending-items/index.ts'
import { placesDoors } from '../modules/places/index.ts'
import { quoteDoors } from '../modules/quotes/index.ts'
import { recipientDoors } from '../modules/recipients/index.ts'
import { staffReconciliationDoors } from '../modules/reconciliation/index.ts'
import { referralDoors, staffReferralDoors } from '../modules/referrals/index.ts'
import { countReplay, sealDoors } from '../modules/seals/index.ts'
import { settingDoors } from '../modules/settings/index.ts'
import { staffMemberDoors } from '../modules/staff-members/index.ts'
import { staffStatementDoors, statementDoors } from '../modules/statements/index.ts'
import { staffSupportDoors, supportDoors } from '../modules/support/index.ts'
import { taskDoors } from '../modules/tasks/index.ts'
import { termsDoors } from '../modules/terms/index.ts'
import {
  allowanceFor,
  debtDoors,
  quoteAllowance,
  staffTransferDoors,
  transferDoors,
  transferServiceDoors,
} from '../modules/transfers/index.ts'
import { treasuryDoors } from '../modules/treasury/index.ts'
import { filesPort, type Ports } from '../partners/index.ts'
import type { Config } from '../platform/config/index.ts'
import { countDeadEvents } from '../platform/events/dead-events.ts'
import { serveChatWidget } from '../platform/http/chat-widget.ts'
import { serveDocs } from '../platform/http/docs.ts'
import type { Door } from '../platform/http/door.ts'
import { createListener } from '../platform/http/listener.ts'
import { originOf } from '../platform/http/origin.ts'
import { openMonitoring } from '../platform/http/monitoring.ts'
import { openPartnerDoors, type PartnerDoor } from '../platform/http/partner-door.ts'
import { serveWeb } from '../platform/http/web.ts'
import { registry } from '../platform/telemetry/metrics.ts'
import type { Desk } from '../platform/work.ts'
import { assertComplete, commonDoors } from './common-doors.ts'
import { documentHearers } from './document-hearers.ts'
import { guards } from './guards.ts'
import { itemSubjects } from './item-subjects.ts'
import { pendingRules } from './pending-rules.ts'
import { publishedContract } from './published-contract.ts'
import { publisherOf } from './publisher.ts'
import { settingRules } from './setting-rules.ts'
import { knowsCustomerAddress, serveSiteFiles } from './site-files.ts'
import { backofficeKnows, keptFromSearch } from './web-paths.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
export const migrationsFolder = path.join(root, 'database/migrations')

const webhookOf = (partner: string): string => receivePartnerMessage.path.replace(':partner', partner)

const partnerDoors = ({ partners, messaging, environment }: Config): PartnerDoor[] => [
  { partner: 'bank', path: webhookOf('bank'), secrets: partners.bank.webhookSecrets },
  { partner: 'rails', path: webhookOf('rails'), secrets: partners.rails.webhookSecrets },
  ...(messaging.bounceSecrets.length === 0
    ? []
    : [
        {
          partner: BOUNCE_PARTNER,
          path: webhookOf(BOUNCE_PARTNER),
          secrets: messaging.bounceSecrets,
        },
      ]),
  ...(environment === 'sandbox'
    ? [
        {
          partner: 'control',
          path: webhookOf('control'),
          secrets: ['sandbox-control-webhook-secret'],
        },
      ]
    : []),
]

const always = () => true

const isSecure = ({ environment }: Config): boolean => environment === 'production'

const monitored = ({ errorReports, partnerTimeoutMs }: Config) => ({
  reports: errorReports,
  timeoutMs: partnerTimeoutMs,
})

/**
 * Names of a listener's cookies. Over TLS they have the prefix by which browsers bind them to this host (RFC 6265bis,
 * 4.1.3.2). A sandbox on http cannot use it.
 */
export const cookiesOf = (
  { sessionCookie, deviceCookie }: Pick<OpenApiInfo, 'sessionCookie' | 'deviceCookie'>,
  secure: boolean,
) => {
  const prefix = secure ? '__Host-' : ''
  return { sessionCookie: `${prefix}${sessionCookie}`, deviceCookie: `${prefix}${deviceCookie}` }
}

/** What customers and the public may ask. */
export function customerDoors(config: Config, ports: Ports, started: () => boolean = always): Door[] {
  return [
    ...commonDoors(config, migrationsFolder, started),
    ...accessDoors({
      customersOf: sessionCustomers,
      namesAndRuts,
      party: relyingPartyAt(config.web.appUrl, config.brandName),
    }),
    ...placesDoors(ports),
    ...termsDoors(publisherOf(config)),
    ...registrationDoors(publisherOf(config), sessionCustomers),
    ...applicationDoors,
    ...companyFileDoors,
    ...companyPaperDoors,
    ...senderNameDoors,
    ...eapDoors,
    ...corridorDoors,
    ...limitDoors,
    ...profileDoors,
    ...memberDoors,
    ...quoteDoors(actingKind, { allowanceFor, quoteAllowance }),
    ...recipientDoors,
    ...transferDoors({ ...ports, appUrl: config.web.appUrl }),
    ...debtDoors,
    ...transferServiceDoors(config.publicUrl),
    ...supportDoors,
    ...statementDoors(config),
    ...payinDoors,
    ...taskDoors,
    ...pendingItemDoors((work) => actingMay(work, 'administer')),
    ...uploadDoors({ ...ports, actingKind, maxUploadBytes: config.maxUploadBytes, hearers: documentHearers }),
    ...documentDoors(ports.files, documentHearers),
    ...dossierDoors,
    ...referralDoors(config.publicUrl),
  ]
}

/** PORT: customers, the public and partners. */
export async function customerListener(
  config: Config,
  desk: Desk,
  ports: Ports,
  doors: readonly Door[] = customerDoors(config, ports),
): Promise<FastifyInstance> {
  assertComplete(customerEndpoints, doors)
  const secure = isSecure(config)
  const cookies = cookiesOf(listeners.customer, secure)
  const origins = [config.publicUrl, config.web.appUrl].flatMap((url) => originOf(url) ?? [])
  const app = await createListener({
    desk,
    doors,
    guards,
    ...cookies,
    secureCookies: secure,
    trustedProxies: config.trustedProxies,
    origins,
    mayCall: config.web.apiUrl === undefined ? [] : [new URL(config.web.apiUrl).origin],
    knowsBrowser: knowsBrowserOf('user'),
    identify: identifyCustomer,
  })
  await openPartnerDoors(app, desk, partnerDoors(config))
  await openMonitoring(app, desk, { ...monitored(config), origins, secure })
  // The content security policy of the customers' pages forbids the API reader's scripts, so only the sandbox serves it
  // there.
  await serveDocs(app, publishedContract('customer', cookies.sessionCookie), { page: !secure })
  serveChatWidget(app, config.services.chat)
  await serveSiteFiles(app, desk, config)
  await serveWeb(app, {
    folder: path.join(root, 'apps/customer-web/dist'),
    knows: knowsCustomerAddress(desk, config),
    front: { file: 'home.html', unlessCookie: cookies.sessionCookie },
    hides: keptFromSearch,
  })
  return app
}

/** What the operator's staff may ask. */
export function staffDoors(config: Config, started: () => boolean = always): Door[] {
  return [
    ...commonDoors(config, migrationsFolder, started),
    ...staffAccessDoors({
      secondFactorMaySkip: config.environment === 'sandbox',
      party: relyingPartyAt(config.backofficeUrl, config.brandName),
    }),
    ...staffOnboardingDoors,
    ...staffCompanyFileDoors,
    ...staffCompanyPaperDoors,
    ...staffNameRequestDoors,
    ...staffDossierDoors,
    ...staffEapDoors,
    ...staffTransferDoors,
    ...staffSupportDoors,
    ...staffStatementDoors(config),
    ...booksDoors,
    ...sealDoors(config.secrets),
    ...staffPayinDoors,
    ...treasuryDoors,
    ...sendingDoors,
    ...staffPendingItemDoors(itemSubjects, pendingRules),
    ...staffCustomerDoors,
    ...staffMemberDoors,
    ...settingDoors(settingRules),
    ...staffReferralDoors,
    ...staffReconciliationDoors(config.statements),
    ...consoleDoors(settingRules),
    ...staffDocumentDoors(filesPort(config.documents), documentHearers),
  ]
}

/** BACKOFFICE_PORT: the operator's staff, with sessions and cookies of their own. */
export async function staffListener(
  config: Config,
  desk: Desk,
  doors: readonly Door[] = staffDoors(config),
): Promise<FastifyInstance> {
  assertComplete(staffEndpoints, doors)
  const secure = isSecure(config)
  const cookies = cookiesOf(listeners.staff, secure)
  const origins = [config.backofficeUrl].flatMap((url) => originOf(url) ?? [])
  const app = await createListener({
    desk,
    doors,
    guards,
    ...cookies,
    secureCookies: secure,
    trustedProxies: config.trustedProxies,
    knowsBrowser: knowsBrowserOf('staff'),
    origins,
    identify: identifyStaff,
  })
  // Figures for the operator's own monitoring; the machine itself only.
  app.get('/api/metrics', async (request, reply) => {
    const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
    // An unlisted proxy on this machine has the machine's address and adds a forwarding header.
    if (!local || request.headers['x-forwarded-for'] !== undefined) return reply.callNotFound()
    // Figures that are kept in the database; without it the others are told all the same.
    const counts = [
      countDeadEvents(desk),
      countMessages(desk),
      countWrongItems(desk),
      countReplay(desk),
      countSending(desk),
    ]
    await Promise.allSettled(counts)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  await openMonitoring(app, desk, { ...monitored(config), origins, secure })
  await serveDocs(app, publishedContract('staff', cookies.sessionCookie), {
    page: true,
    mayRead: async (request) => {
      const token = request.cookies[cookies.sessionCookie]
      return token !== undefined && (await identifyStaff(desk, token)) !== undefined
    },
  })
  await serveWeb(app, { folder: path.join(root, 'apps/backoffice-web/dist'), knows: backofficeKnows })
  return app
}
