import type { PageRedirect, RenderedPage } from '../../../shared/page-renderer.ts'
import type { Metrics } from './metrics.ts'
import { classOf } from './watch-requests.ts'

/** Renders a page and records how long that took. */
export async function timeRendering(
  { pagesRendered }: Pick<Metrics, 'pagesRendered'>,
  render: () => Promise<RenderedPage | PageRedirect>,
): Promise<RenderedPage | PageRedirect> {
  const end = pagesRendered.startTimer()
  try {
    const rendered = await render()
    end({ status: 'redirect' in rendered ? '3xx' : classOf(rendered.status) })
    return rendered
  } catch (error) {
    end({ status: 'error' })
    throw error
  }
}
