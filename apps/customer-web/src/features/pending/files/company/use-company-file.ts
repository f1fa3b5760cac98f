import { companySections, type CompanySection } from '@puente/contract'
import type { CompanyDraft, CompanyFileView } from '@puente/contract/customer'
import { faultWords, fieldForms, HttpError } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { api } from '../../../../api.ts'
import { paths } from '../../../../paths.ts'
import { fileItemMessages } from '../messages.es.ts'
import { companyFileQuery } from '../queries.ts'
import { useNext } from '../use-next.ts'
import { words } from '../words.ts'

/** The part named in the URL; undefined for the overview. */
export function useSection(): CompanySection | undefined {
  const { section } = useSearch({ strict: false }) as { section?: string }
  return companySections.find((one) => one === section)
}

/**
 * Saves a part of the file; with `goOn` it then opens the next incomplete part, or the overview after the
 * last.
 */
export function useSaveSection(section: CompanySection, goOn = true) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const next = useNext()
  return useMutation({
    mutationFn: (draft: CompanyDraft) => api.saveCompanyFile({ body: draft }),
    onSuccess: async (file) => {
      queryClient.setQueryData(companyFileQuery.queryKey, file)
      if (goOn) await router.navigate({ href: paths.companyInfo(sectionAfter(file, section), next) })
    },
  })
}

/** The first incomplete part after this one; undefined when there is none. */
export function sectionAfter(
  { missing }: CompanyFileView,
  section: CompanySection,
): CompanySection | undefined {
  const later = companySections.slice(companySections.indexOf(section) + 1)
  return later.find((one) => missing.includes(one)) ?? missing.find((one) => one !== section)
}

type OwnFault = keyof typeof fileItemMessages.company.faults
const isOwn = (fault: string): fault is OwnFault => Object.hasOwn(fileItemMessages.company.faults, fault)

/** The message of a fault; rules that apply only to companies have texts of their own, and only a RUT has check digits. */
export const faultText = (fault: string): string =>
  isOwn(fault)
    ? words(`company.faults.${fault}`)
    : faultWords(fault, fault === 'wrong-check-digit' ? fieldForms.rut : undefined)

/** Fault messages by form field; rules that apply only to companies have texts of their own. */
export function companyFaults(
  error: unknown,
  rename: (at: string) => string = (at) => at,
): Record<string, string> {
  const fields = error instanceof HttpError ? (error.problem?.fields ?? []) : []
  return Object.fromEntries(fields.map(({ at, fault }) => [rename(at), faultText(fault)]))
}
