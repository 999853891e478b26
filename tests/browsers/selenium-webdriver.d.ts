/** The package comes without types: what the suite uses of its documented API. */
declare module 'selenium-webdriver' {
  export class WebElement {
    click(): Promise<void>
  }
  interface Rectangle {
    x: number
    y: number
    width: number
    height: number
  }
  interface Actions {
    sendKeys(...keys: string[]): Actions
    perform(): Promise<void>
  }
  export interface WebDriver {
    get(address: string): Promise<void>
    executeScript(script: string): Promise<unknown>
    actions(): Actions
    getCapabilities(): Promise<{ getBrowserVersion(): string }>
    manage(): { window(): { setRect(rectangle: Rectangle): Promise<unknown> } }
    quit(): Promise<void>
  }
  export class Builder {
    usingServer(url: string): this
    withCapabilities(capabilities: Record<string, unknown>): this
    build(): Promise<WebDriver>
  }
  export const Key: Record<'ENTER' | 'TAB', string>
}
