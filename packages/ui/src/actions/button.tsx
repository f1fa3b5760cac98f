import { styled } from '@mui/material/styles'
import { useRef, useState, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react'
import { buttonStyles, type ButtonKind, type ButtonSize } from './button-styles.ts'
import { Ring } from './ring.tsx'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'disabled'> {
  kind?: ButtonKind
  size?: ButtonSize
  fullWidth?: boolean
  /** Work is under way: the words stay, a ring turns, and presses are ignored. */
  busy?: boolean
  disabled?: boolean | undefined
  start?: ReactNode
  /** While a returned promise is open the button is busy: one press does one thing. */
  onPress?: (() => unknown) | undefined
  ref?: Ref<HTMLButtonElement>
}

const Root = styled('button')(buttonStyles)

/** A button that says what it does. It never disables itself while busy, so that the focus is not lost. */
export function Button(props: ButtonProps) {
  const {
    kind = 'plain',
    size = 'normal',
    fullWidth = false,
    busy = false,
    start,
    onPress,
    children,
    ...rest
  } = props
  const [running, setRunning] = useState(false)
  const pressed = useRef(false)
  const isBusy = busy || running

  async function press() {
    if (busy || pressed.current) return
    pressed.current = true
    const result = onPress?.()
    if (!(result instanceof Promise)) {
      // What was begun says that it is busy once it is drawn; the second press of two comes before.
      setTimeout(() => (pressed.current = false), 0)
      return
    }
    setRunning(true)
    try {
      await result
    } finally {
      pressed.current = false
      setRunning(false)
    }
  }

  return (
    <Root
      type="button"
      {...rest}
      data-kind={kind}
      data-size={size}
      data-full={fullWidth || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onMouseDown={(event) => {
        rest.onMouseDown?.(event)
        // Leaving a field may add or remove a message and move this button from under the pointer before the press ends.
        if (rest.type === 'submit') event.preventDefault()
      }}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else if (onPress !== undefined) void press()
      }}
    >
      {isBusy ? <Ring /> : start}
      {children === undefined ? null : <span>{children}</span>}
    </Root>
  )
}
