import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { Builder, Key, WebElement } from 'selenium-webdriver'
import { freePort } from '../support/processes.ts'
import { type Browser, finding } from './browser.ts'
import { installed } from './installed.ts'
import { window } from './window.ts'

const keys = { Enter: Key.ENTER, Tab: Key.TAB }

/** WebKitGTK's small browser, in a display of its own, by WebDriver. */
export async function openWebKit(): Promise<Browser> {
  const [xvfb, driverPath, binary] = [
    await installed.xvfb(),
    await installed.webKitDriver(),
    await installed.miniBrowser(),
  ]
  const screen = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', `${window.width}x${window.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const processes: ChildProcess[] = [screen]
  const stop = async () => {
    for (const child of processes.reverse()) await stopProcess(child)
  }
  try {
    const display = await firstLine(screen.stdio[3] as Readable)
    const port = await freePort()
    const env = { ...process.env, DISPLAY: `:${display}` }
    processes.push(spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env }))
    await untilListening(`http://127.0.0.1:${port}/status`)
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
      })
      .build()
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...window })
    return {
      name: `WebKitGTK/${(await driver.getCapabilities()).getBrowserVersion()}`,
      open: async (address) => driver.get(address),
      evaluate: async (expression) => driver.executeScript(`return ${expression}`),
      click: async (target) => {
        const element = await driver.executeScript(`return ${finding(target)}`)
        if (!(element instanceof WebElement)) return false
        await element.click()
        return true
      },
      type: async (text) => driver.actions().sendKeys(text).perform(),
      press: async (key) => driver.actions().sendKeys(keys[key]).perform(),
      // WebDriver reports none.
      takeErrors: () => [],
      close: async () => {
        await driver.quit().finally(stop)
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line
  throw new Error('Xvfb ended before it opened a display.')
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

async function untilListening(address: string): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    const result = await fetch(address).catch(() => null)
    if (result?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`WebKit’s driver does not answer at ${address}`)
}
