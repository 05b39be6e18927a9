import { main, sitePage } from '../blocks.ts'
import { newsList } from '../news/pages.ts'

/** All news. */
export const newsPage = sitePage(
  'news',
  'Новости',
  'Новости негосударственного пенсионного фонда: личный кабинет, отчётность, программа долгосрочных сбережений, безопасность и работа офисов.',
  [main('Новости', 'Что изменилось и что впереди'), newsList({ limit: 12, showMore: true })],
)
