import * as z from 'zod/mini'
import { applyDisplay, parseDisplay, type DisplayStore } from '#ui/display-preferences.ts'
import { openStore } from './browser-storage.ts'
