import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';

/**
 * What one function may do, or a service of AWS for us, inside the role. The CDK would write it into a policy beside the role: that is a resource more
 * for each function, of the 500 that a stack can have.
 */
export class FunctionRole extends Role {
  private readonly rights: PolicyDocument;

  constructor(scope: Construct, id: string, description: string, service = 'lambda.amazonaws.com') {
    const rights = new PolicyDocument();
    const assumedBy = new ServicePrincipal(service);
    super(scope, id, { assumedBy, description, inlinePolicies: { Own: rights } });
    this.rights = rights;
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.rights.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}
