import { desc, lt } from 'drizzle-orm';
import type { Audit, AuditRow } from '../port/audit.ts';
import { audit } from '../schema.ts';
import { type Orm, present } from './orm.ts';

export function auditIn(orm: Orm): Audit {
  return {
    async addAudit(row) {
      await orm.insert(audit).values(row);
    },
    async audit(before, limit) {
      // Ids are in the order of their times.
      const rows = await orm
        .select()
        .from(audit)
        .where(before === undefined ? undefined : lt(audit.id, before))
        .orderBy(desc(audit.id))
        .limit(limit);
      return rows.map(present) as readonly AuditRow[];
    },
  };
}
