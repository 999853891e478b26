/** What the phone's button for the filters leads to without script, and the form that the order belongs to. */
export const filtersId = 'filters'
export const filterFormId = 'filter-form'
