const key = 'totalVisitors'

/** One more visit to the dashboard: counted in this browser alone, once a visit (specification, section 2). */
export function countVisit(): number {
  try {
    const visits = (Number(localStorage.getItem(key)) || 0) + 1
    localStorage.setItem(key, String(visits))
    return visits
  } catch {
    // Storage may be switched off: this visit is all that is known of.
    return 1
  }
}
