/* long: one list of the handlers of every module, for each listener */
import path from 'node:path'
import { schemeScript } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { listeners, receivePartnerMessage, type OpenApiInfo } from '@puente/contract/openapi'
import { staffEndpoints } from '@puente/contract/staff'
import type { FastifyInstance } from 'fastify'
import {
  accessHandlers,
  actingMay,
  identifyCustomer,
  identifyStaff,
  knowsBrowserOf,
  relyingPartyAt,
  staffAccessHandlers,
} from '../modules/access/index.ts'
import { booksHandlers } from '../modules/books/index.ts'
import { consoleHandlers } from '../modules/console/index.ts'
import { corridorHandlers, staffCorridorHandlers } from '../modules/corridors/index.ts'
import {
  actingKind,
  eapHandlers,
  limitHandlers,
  memberHandlers,
  memberInvitationHandlers,
  namesAndRuts,
  profileHandlers,
  senderNameHandlers,
  sessionCustomers,
  staffCustomerHandlers,
  staffRestrictionHandlers,
  staffEapHandlers,
} from '../modules/customers/index.ts'
import { breachHandlers, dataRightsHandlers, staffDataRightsHandlers } from '../modules/data-rights/index.ts'
import { closureHandlers } from '../modules/closures/index.ts'
import {
  companyDocumentHandlers,
  companyPeople,
  companyPeopleHandlers,
  staffCompanyDocumentHandlers,
} from '../modules/requirements/index.ts'
import { documentHandlers, staffDocumentHandlers, uploadHandlers } from '../modules/documents/index.ts'
import {
  levelHandlers,
  selfieHandlers,
  requirementHandlers,
  staffLevelHandlers,
  staffComparisonHandlers,
  staffScreeningHandlers,
  staffSelfieHandlers,
  staffRequirementHandlers,
} from '../modules/requirements/index.ts'
import { sendingHandlers } from '../modules/instructions/index.ts'
import {
  BOUNCE_PARTNER,
  messageHandlers,
  notificationHandlers,
  serveUnsubscribe,
} from '../modules/notifications/index.ts'
import {
  applicationHandlers,
  companyFileHandlers,
  registrationHandlers,
  staffCompanyFileHandlers,
  staffNameRequestHandlers,
  staffOnboardingHandlers,
} from '../modules/onboarding/index.ts'
import { payinHandlers, staffPayinHandlers } from '../modules/payins/index.ts'
import { pendingItemHandlers, staffPendingItemHandlers } from '../modules/pending-items/index.ts'
import { localityHandlers } from '../modules/localities/index.ts'
import {
  quoteHandlers,
  rateAlertHandlers,
  serveRateFrame,
  serveSocialCards,
  staffRateHandlers,
} from '../modules/quotes/index.ts'
import { readinessHandlers } from '../modules/readiness/index.ts'
import { recipientCurrency, recipientFormHandlers, recipientHandlers } from '../modules/recipients/index.ts'
import { staffReconciliationHandlers } from '../modules/reconciliation/index.ts'
import { referralHandlers, staffReferralHandlers } from '../modules/referrals/index.ts'
import { evidenceHandlers } from '../modules/evidence/index.ts'
import { staffRetentionHandlers } from '../modules/retention/index.ts'
import { staffRiskHandlers } from '../modules/risk/index.ts'
import { listViewHandlers } from '../modules/list-views/index.ts'
import { settingHandlers } from '../modules/settings/index.ts'
import { staffMemberHandlers } from '../modules/staff-members/index.ts'
import { staffStatementHandlers, statementHandlers } from '../modules/statements/index.ts'
import { staffSupportHandlers, supportHandlers } from '../modules/support/index.ts'
import { taskHandlers } from '../modules/tasks/index.ts'
import { termsHandlers } from '../modules/terms/index.ts'
import {
  allowanceFor,
  askedOfCustomer,
  debtHandlers,
  quoteAllowance,
  staffTransferHandlers,
  transferHandlers,
  transferServiceHandlers,
} from '../modules/transfers/index.ts'
import { customerFiguresHandlers, figuresHandlers } from '../modules/figures/index.ts'
import { treasuryHandlers } from '../modules/treasury/index.ts'
import { userAccessHandlers } from '../modules/user-access/index.ts'
import { closeHandlers } from '../modules/closes/index.ts'
import type { Ports } from '../partners/index.ts'
import type { Config } from '../platform/config/index.ts'
import { serveChatWidget } from '../platform/http/web/chat-widget.ts'
import { serveDocs } from '../platform/http/docs.ts'
import type { Handler } from '../platform/http/handler.ts'
import { createListener } from '../platform/http/listener.ts'
import { originOf } from '../platform/http/requests/origin.ts'
import { openMonitoring } from '../platform/http/reports/monitoring.ts'
import { openPartnerHandlers, type PartnerHandler } from '../platform/http/partner-handler.ts'
import { serveWeb } from '../platform/http/web/web.ts'
import type { Runtime } from '../platform/work.ts'
import { caseParts } from './rules/case-parts.ts'
import { assertComplete, commonHandlers } from './common-handlers.ts'
import { documentSubscribers } from './rules/document-subscribers.ts'
import { guards } from './guards.ts'
import { encryptedColumns } from './housekeeping.ts'
import { itemSubjects } from './rules/item-subjects.ts'
import { isEnding } from './start/lifecycle.ts'
import { pendingRules } from './rules/pending-rules.ts'
import { portsOf } from './ports.ts'
import { publishedContract } from './published-contract.ts'
import { publisherOf } from './publisher.ts'
import { readinessChecks } from './readiness-checks.ts'
import { settingRules } from './rules/setting-rules.ts'
import { prerenderedPageAt } from './site/page-heads.ts'
import { knowsCustomerAddress, serveSiteFiles } from './site/site-files.ts'
import { backofficeKnows, keptFromSearch } from './site/web-paths.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

const webhookOf = (partner: string): string => receivePartnerMessage.path.replace(':partner', partner)

const partnerHandlers = ({ partners, messaging, environment }: Config): PartnerHandler[] => [
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

/** The handlers for customers and the public. */
export function customerHandlers(config: Config, ports: Ports, started: () => boolean = always): Handler[] {
  return [
    ...commonHandlers(config, started),
    ...accessHandlers({
      customersOf: sessionCustomers,
      namesAndRuts,
      party: relyingPartyAt(config.web.appUrl, config.brandName),
    }),
    ...localityHandlers(ports),
    ...termsHandlers(publisherOf(config)),
    ...registrationHandlers(publisherOf(config), sessionCustomers),
    ...applicationHandlers,
    ...companyFileHandlers(sessionCustomers, companyPeople),
    ...companyDocumentHandlers,
    ...companyPeopleHandlers,
    ...senderNameHandlers,
    ...eapHandlers,
    ...corridorHandlers,
    ...customerFiguresHandlers,
    ...limitHandlers,
    ...profileHandlers,
    ...memberHandlers,
    ...closureHandlers,
    ...dataRightsHandlers(config, encryptedColumns),
    ...memberInvitationHandlers,
    ...quoteHandlers(actingKind, { allowanceFor, quoteAllowance }),
    ...rateAlertHandlers(actingKind, recipientCurrency),
    ...recipientHandlers,
    ...recipientFormHandlers(config.publicUrl),
    ...transferHandlers({ ...ports, appUrl: config.web.appUrl }),
    ...debtHandlers,
    ...transferServiceHandlers(config.publicUrl),
    ...supportHandlers,
    ...statementHandlers(config),
    ...payinHandlers,
    ...taskHandlers,
    ...notificationHandlers(config, config.push),
    ...pendingItemHandlers((work) => actingMay(work, 'administer'), askedOfCustomer),
    ...uploadHandlers({
      ...ports,
      actingKind,
      maxUploadBytes: config.maxUploadBytes,
      subscribers: documentSubscribers,
    }),
    ...documentHandlers(ports.files, documentSubscribers),
    ...requirementHandlers,
    ...levelHandlers,
    ...selfieHandlers({ publisher: publisherOf(config), hasProvider: config.services.faces !== undefined }),
    ...referralHandlers(config.publicUrl),
  ]
}

const languageFolders = {
  en: path.join(root, 'apps/customer-web/languages/en/dist'),
  pt: path.join(root, 'apps/customer-web/languages/pt/dist'),
  ht: path.join(root, 'apps/customer-web/languages/ht/dist'),
}

/** PORT: customers, the public and partners. */
export async function customerListener(
  config: Config,
  runtime: Runtime,
  ports: Ports,
  handlers: readonly Handler[] = customerHandlers(config, ports),
): Promise<FastifyInstance> {
  assertComplete(customerEndpoints, handlers)
  const secure = isSecure(config)
  const cookies = cookiesOf(listeners.customer, secure)
  const origins = [config.publicUrl, config.web.appUrl].flatMap((url) => originOf(url) ?? [])
  const app = await createListener({
    name: 'customer',
    logsAccess: config.accessLog,
    runtime,
    handlers,
    guards,
    ...cookies,
    secureCookies: secure,
    trustedProxies: config.trustedProxies,
    ending: isEnding,
    origins,
    mayCall: config.web.apiUrl === undefined ? [] : [new URL(config.web.apiUrl).origin],
    inlineScripts: [schemeScript],
    knowsBrowser: knowsBrowserOf('user'),
    identify: identifyCustomer,
  })
  await openPartnerHandlers(app, runtime, partnerHandlers(config))
  await openMonitoring(app, runtime, { ...monitored(config), origins, secure })
  // The content security policy of the customers' pages forbids the API reader's scripts, so only the sandbox serves it
  // there.
  await serveDocs(app, publishedContract('customer', cookies.sessionCookie), { page: !secure })
  serveChatWidget(app, config.services.chat)
  await serveSiteFiles(app, runtime, config)
  serveRateFrame(app, runtime, config)
  serveSocialCards(app, runtime, config)
  serveUnsubscribe(app, runtime, config)
  await serveWeb(app, {
    folder: path.join(root, 'apps/customer-web/dist'),
    languages: { folders: languageFolders, byHeader: keptFromSearch, secure },
    knows: knowsCustomerAddress(runtime, config),
    prerendered: {
      unlessCookie: cookies.sessionCookie,
      pageAt: prerenderedPageAt(runtime, publisherOf(config)),
    },
    hides: keptFromSearch,
  })
  return app
}

/** The handlers for staff. */
export function staffHandlers(config: Config, ports: Ports, started: () => boolean = always): Handler[] {
  return [
    ...commonHandlers(config, started),
    ...staffAccessHandlers({
      secondFactorMaySkip: config.environment === 'sandbox',
      party: relyingPartyAt(config.backofficeUrl, config.brandName),
    }),
    ...staffOnboardingHandlers(caseParts, ports.registry),
    ...staffScreeningHandlers(ports.names),
    ...staffComparisonHandlers,
    ...staffCompanyFileHandlers(caseParts),
    ...staffCompanyDocumentHandlers,
    ...staffNameRequestHandlers,
    ...staffRequirementHandlers,
    ...staffLevelHandlers,
    ...staffSelfieHandlers(config.services.faces !== undefined),
    ...staffRestrictionHandlers,
    ...staffDataRightsHandlers,
    ...breachHandlers,
    ...staffEapHandlers,
    ...staffTransferHandlers,
    ...staffSupportHandlers,
    ...staffStatementHandlers(config),
    ...booksHandlers,
    ...evidenceHandlers(config.secrets),
    ...staffPayinHandlers,
    ...treasuryHandlers,
    ...closeHandlers,
    ...staffRateHandlers,
    ...figuresHandlers,
    ...sendingHandlers,
    ...readinessHandlers(readinessChecks(config, ports)),
    ...staffPendingItemHandlers(itemSubjects, pendingRules),
    ...staffCustomerHandlers,
    ...staffRiskHandlers,
    ...staffRetentionHandlers,
    ...staffMemberHandlers,
    ...userAccessHandlers,
    ...listViewHandlers,
    ...messageHandlers(config),
    ...settingHandlers(settingRules(config)),
    ...staffCorridorHandlers,
    ...staffReferralHandlers,
    ...staffReconciliationHandlers(config.statements),
    ...consoleHandlers(settingRules(config), config),
    ...staffDocumentHandlers(
      { files: ports.files, scanner: config.documents.clamd === undefined ? undefined : ports.scanner },
      documentSubscribers,
    ),
  ]
}

/** BACKOFFICE_PORT: staff, with sessions and cookies of their own. */
export async function staffListener(
  config: Config,
  runtime: Runtime,
  handlers: readonly Handler[] = staffHandlers(config, portsOf(config, runtime)),
): Promise<FastifyInstance> {
  assertComplete(staffEndpoints, handlers)
  const secure = isSecure(config)
  const cookies = cookiesOf(listeners.staff, secure)
  const origins = [config.backofficeUrl].flatMap((url) => originOf(url) ?? [])
  const app = await createListener({
    name: 'staff',
    logsAccess: config.accessLog,
    runtime,
    handlers,
    guards,
    ...cookies,
    secureCookies: secure,
    trustedProxies: config.trustedProxies,
    ending: isEnding,
    knowsBrowser: knowsBrowserOf('staff'),
    origins,
    identify: identifyStaff,
  })
  await openMonitoring(app, runtime, { ...monitored(config), origins, secure })
  await serveDocs(app, publishedContract('staff', cookies.sessionCookie), {
    page: true,
    mayRead: async (request) => {
      const token = request.cookies[cookies.sessionCookie]
      return token !== undefined && (await identifyStaff(runtime, token)) !== undefined
    },
  })
  await serveWeb(app, { folder: path.join(root, 'apps/backoffice-web/dist'), knows: backofficeKnows })
  return app
}
