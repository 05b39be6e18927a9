/** The foot of every page says it where the portal was built of the sandbox's content; elsewhere no word of it is in the bundle. */
export const demonstrationNote =
  import.meta.env.DEMONSTRATION === true ? 'Демонстрационный портал: данные вымышлены' : null
