import {
  BackLink,
  Button,
  ButtonLink,
  ConfirmDialog,
  CopyButton,
  Dialog,
  FileButton,
  Link,
  OtpInput,
  SendIcon,
} from '@puente/ui'
import { useState } from 'react'
import type { Exhibit } from './exhibit.ts'
import { samples as say } from './messages-samples.es.ts'

const here = '#'

export const actions: readonly Exhibit[] = [
  {
    name: 'Button',
    show: () => [
      { state: 'usual', node: <Button kind="main">{say.pay}</Button> },
      { state: 'usual', node: <Button kind="primary">{say.goOn}</Button> },
      { state: 'usual', node: <Button start={<SendIcon aria-hidden />}>{say.change}</Button> },
      { state: 'usual', node: <Button kind="danger">{say.remove}</Button> },
      { state: 'usual', node: <Button kind="text">{say.cancel}</Button> },
      { state: 'usual', node: <Button size="small">{say.filter}</Button> },
      {
        state: 'busy',
        node: (
          <Button kind="main" busy>
            {say.pay}
          </Button>
        ),
      },
      {
        state: 'disabled',
        node: (
          <Button kind="primary" disabled>
            {say.goOn}
          </Button>
        ),
      },
      {
        state: 'long',
        node: (
          <Button kind="main" fullWidth>
            {say.longAction}
          </Button>
        ),
      },
    ],
  },
  {
    name: 'ButtonLink',
    show: () => [
      {
        state: 'usual',
        node: (
          <ButtonLink kind="primary" href={here}>
            {say.emptyAction}
          </ButtonLink>
        ),
      },
    ],
  },
  { name: 'Link', show: () => [{ state: 'usual', node: <Link href={here}>{say.link}</Link> }] },
  { name: 'BackLink', show: () => [{ state: 'usual', node: <BackLink href={here}>{say.back}</BackLink> }] },
  {
    name: 'CopyButton',
    show: () => [
      { state: 'usual', node: <CopyButton value="000123" label={say.copyAccount} /> },
      { state: 'usual', node: <CopyButton value="000123" label={say.copyAccount} compact /> },
    ],
  },
  { name: 'FileButton', show: () => [{ state: 'usual', node: <SaveFile /> }] },
  {
    name: 'Dialog',
    show: () => [
      { state: 'usual', node: <OpenDialog /> },
      { state: 'usual', node: <OpenCode /> },
    ],
  },
  { name: 'ConfirmDialog', show: () => [{ state: 'usual', node: <OpenConfirm /> }] },
]

const SaveFile = () => (
  <FileButton
    label={say.saveFile}
    making={say.fileMaking}
    saved={say.fileSaved}
    failed={say.fileFailed}
    why={() => say.dialogText}
    fetchFile={() => Promise.resolve(new Blob([say.dialogText], { type: 'text/plain' }))}
    fileName={() => 'puente.txt'}
  />
)

function OpenDialog() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say.openDialog}</Button>
      <Dialog
        open={open}
        title={say.dialogTitle}
        width="wide"
        onClose={close}
        actions={
          <Button kind="primary" onPress={close}>
            {say.goOn}
          </Button>
        }
      >
        {Array.from({ length: 12 }, (_, at) => (
          <p key={at}>{say.dialogText}</p>
        ))}
      </Dialog>
    </>
  )
}

function OpenCode() {
  const [open, setOpen] = useState(false)
  const [code, setCode] = useState('')
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say.openCode}</Button>
      <Dialog open={open} start="field" title={say.codeTitle} onClose={() => setOpen(false)}>
        <OtpInput
          name="dialog-code"
          label={say.code}
          hint={say.codeHint}
          value={code}
          onChange={setCode}
          onComplete={() => setOpen(false)}
        />
      </Dialog>
    </>
  )
}

function OpenConfirm() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say.openConfirm}</Button>
      <ConfirmDialog
        open={open}
        danger
        title={say.confirmTitle}
        confirmLabel={say.remove}
        cancelLabel={say.cancel}
        onConfirm={close}
        onCancel={close}
      >
        {say.confirmText}
      </ConfirmDialog>
    </>
  )
}
