import type { Instant } from './kernel-tables.ts';

export interface CompanyThemesTable {
  tenant_id: number;
  period_id: number;
  title: string;
  updated_at: Instant;
}

export interface ThemeTables {
  company_themes: CompanyThemesTable;
}
