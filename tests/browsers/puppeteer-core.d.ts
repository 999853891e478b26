/** What the suite uses of its documented API: the package is installed for the suite alone. */
declare module 'puppeteer-core' {
  interface Options {
    browser: 'chrome' | 'firefox'
    executablePath: string
    args: string[]
    headless: boolean
    defaultViewport: { width: number; height: number }
  }
  export class ElementHandle {
    click(): Promise<void>
  }
  interface Message {
    type(): string
    text(): string
  }
  interface Page {
    on(event: 'pageerror', listener: (error: unknown) => void): void
    on(event: 'console', listener: (message: Message) => void): void
    goto(address: string): Promise<unknown>
    waitForNetworkIdle(): Promise<void>
    evaluate(expression: string): Promise<unknown>
    evaluateHandle(expression: string): Promise<unknown>
    keyboard: { type(text: string): Promise<void>; press(key: 'Enter' | 'Tab'): Promise<void> }
  }
  export function launch(options: Options): Promise<{
    newPage(): Promise<Page>
    version(): Promise<string>
    close(): Promise<void>
  }>
}
