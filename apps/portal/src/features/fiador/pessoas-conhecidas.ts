import type { FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import type { Usuario } from '@credito/api/sessao.rotas';
import type { OutraPessoa } from '@credito/domain/participante/participante-contexto';

/** Those whom the student may know about: themselves, and the contact that they gave for another guarantor. */
export function pessoasConhecidas(
  usuario: Usuario | undefined,
  { fiadores }: FiadoresDaSolicitacao,
): readonly OutraPessoa[] {
  const estudante: OutraPessoa[] = usuario
    ? [
        {
          papel: 'estudante',
          nome: usuario.nome,
          cpf: usuario.cpf,
          email: usuario.email,
          telefone: usuario.telefone,
        },
      ]
    : [];
  return [
    ...estudante,
    ...fiadores.map(
      ({ tipoPessoa, nome, contato }): OutraPessoa => ({ papel: tipoPessoa, nome, ...contato }),
    ),
  ];
}
