/** The target of the phone's filters link without JavaScript, and the form that the sort order belongs to. */
export const filtersId = 'filters'
export const filterFormId = 'filter-form'
