import type { OutputOf, ParamsOf } from '@cadence/shared-contract';
import { notFound } from '../../kernel/errors/index.ts';
import type { Ctx } from '../../kernel/http/index.ts';

export async function makeComplianceSpreadsheet(
  _ctx: Ctx,
  _params: ParamsOf<'talent.excel'>,
): Promise<OutputOf<'talent.excel'>> {
  throw notFound();
}
export async function makeAppraisalPdf(_ctx: Ctx, _id: number): Promise<OutputOf<'talent.pdf'>> {
  throw notFound();
}
