/* Nothing is laid out in these tests, so nothing scrolls; by itself their window complains of each try. */
window.scrollTo = () => undefined
