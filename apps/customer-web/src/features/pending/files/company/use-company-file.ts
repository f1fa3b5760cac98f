import { companySections, type CompanySection } from '@puente/contract'
import type { CompanyDraft, CompanyFileView } from '@puente/contract/customer'
import { faultWords, HttpError } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { api } from '../../../../api.ts'
import { paths } from '../../../../paths.ts'
import { fileItemMessages } from '../messages.es.ts'
import { companyFileQuery } from '../queries.ts'
import { useNext } from '../use-next.ts'
import { words } from '../words.ts'

/** The part that the address asks for; none is the whole file. */
export function useSection(): CompanySection | undefined {
  const { section } = useSearch({ strict: false }) as { section?: string }
  return companySections.find((one) => one === section)
}

/** Keeps a part of the file; `goOn` leads to the next part that lacks something, and at last to the whole file. */
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

/** The first part after this one that lacks something; undefined when none does. */
export function sectionAfter(
  { missing }: CompanyFileView,
  section: CompanySection,
): CompanySection | undefined {
  const later = companySections.slice(companySections.indexOf(section) + 1)
  return later.find((one) => missing.includes(one)) ?? missing.find((one) => one !== section)
}

type OwnFault = keyof typeof fileItemMessages.company.faults
const isOwn = (fault: string): fault is OwnFault => Object.hasOwn(fileItemMessages.company.faults, fault)

/** What is wrong with each field, by its name in the form; what is only about companies has words of its own here. */
export function companyFaults(
  error: unknown,
  rename: (at: string) => string = (at) => at,
): Record<string, string> {
  const fields = error instanceof HttpError ? (error.problem?.fields ?? []) : []
  return Object.fromEntries(
    fields.map(({ at, fault }) => [
      rename(at),
      isOwn(fault) ? words(`company.faults.${fault}`) : faultWords(fault),
    ]),
  )
}
