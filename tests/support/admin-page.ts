import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'
import { openPage } from './open-page.tsx'

type Arguments = Parameters<typeof openPage>

/** Opens a page in the place of the one before, and waits until it is complete. */
export async function openAdminPage(...[shop, path, options]: Arguments) {
  cleanup()
  const page = await openPage(shop, path, options)
  await page.settled()
  return { ...page, heading: () => page.screen.getByRole('heading', { level: 1 }).textContent }
}

/** The page's text below its header. */
export const mainText = () => screen.getByRole('main').textContent

/** Waits for texts on the page, which may span elements. */
export async function shows(...texts: string[]) {
  for (const text of texts) await expect.poll(mainText).toContain(text)
}

/** Waits for a text in the page's part with this name. */
export const showsIn = (name: string, text: string) =>
  expect.poll(async () => (await region(name)).textContent).toContain(text)

/** The page's part with this name. */
export const region = (name: string | RegExp) => within(document.body).findByRole('region', { name })

/** The fields and buttons of a part of the page, by default of all of it. */
export function controls(of: HTMLElement = document.body) {
  const user = userEvent.setup({ document })
  const inside = within(of)
  const field = (label: string | RegExp) => inside.findByLabelText<HTMLInputElement>(label)
  return {
    field,
    /** Replaces a field's text, and stays in the field. */
    fill: async (label: string | RegExp, value: string) => fill(await field(label), value),
    /** Selects an option by its text. */
    choose: async (label: string | RegExp, option: string) => {
      const list = await field(label)
      await user.selectOptions(list, await within(list).findByText(option))
    },
    tick: async (label: string | RegExp) => user.click(await field(label)),
    /** Presses a button once it is enabled. */
    press: async (name: string | RegExp) => {
      const enabled = () => {
        const button = inside.getByRole<HTMLButtonElement>('button', { name })
        if (button.disabled) throw new Error(`The button ${button.textContent} is disabled.`)
        return button
      }
      await user.click(await waitFor(enabled))
    },
    follow: async (name: string | RegExp) => user.click(await inside.findByRole('link', { name })),
  }
}

function fill(field: HTMLElement, value: string) {
  act(() => field.focus())
  fireEvent.change(field, { target: { value } })
}

/** Chooses files in a field, also in one that a button of the page stands for. */
export const chooseFiles = (input: HTMLElement, ...files: File[]) =>
  act(() => void fireEvent.change(input, { target: { files } }))

/** What describes a field: its hint and its error. */
export const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** To be called before the page saves a file; the function returned reads the last one. */
export function watchSavedFiles(): () => Promise<string> {
  const created = vi.spyOn(URL, 'createObjectURL')
  onTestFinished(() => created.mockRestore())
  return async () => {
    await waitFor(() => {
      if (created.mock.calls.length === 0) throw new Error('The page has saved no file.')
    })
    const [file] = created.mock.lastCall as [Blob]
    created.mockClear()
    return file.text()
  }
}
