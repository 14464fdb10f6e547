import { CANAIS_DE_CODIGO, type CanalDeCodigo } from '@credito/domain/conta/cadastro.plano';
import { digitosDoTelefone, erroDoCelular, formatarTelefone } from '@credito/domain/pessoa/telefone';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { CampoSenha } from '@credito/ui/campo-senha/campo-senha';
import { Escolha } from '@credito/ui/escolha/escolha';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCodigoPedido } from '../../../codigo/use-codigo-pedido.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { ConfirmarCodigo } from '../components/confirmar-codigo.tsx';
import { pedirTrocaDeTelefone } from '../perfil.queries.ts';

export function PerfilTelefoneScreen() {
  const [, navegar] = useLocation();
  const [telefone, setTelefone] = useState('');
  const [canal, setCanal] = useState<CanalDeCodigo>('sms');
  const [senha, setSenha] = useState('');
  const codigo = useCodigoPedido('telefone');
  const envio = useEnvio({
    valores: { telefone, senha },
    conferir: (digitados) => ({
      telefone: erroDoCelular(digitados.telefone),
      senha: digitados.senha === '' ? 'Digite a sua senha.' : null,
    }),
    recusas: { phone: 'telefone', password: 'senha' },
  });

  async function pedir(por = canal): Promise<void> {
    const segundos = await pedirTrocaDeTelefone(digitosDoTelefone(telefone), por, senha);
    setCanal(por);
    codigo.guardar(formatarTelefone(digitosDoTelefone(telefone)), por, segundos);
  }

  if (codigo.pedido)
    return (
      <ConfirmarCodigo
        tipo="telefone"
        textoDoFim="Celular alterado."
        pedido={codigo.pedido}
        canais={CANAIS_DE_CODIGO}
        // The password is never kept: without it, another code is asked for from the start.
        aoReenviar={async (por) => (senha === '' ? codigo.apagar() : pedir(por))}
        aoConfirmar={codigo.apagar}
        aoVoltar={codigo.apagar}
      />
    );

  return (
    <>
      <PaginaDePergunta
        titulo="Qual é o seu novo celular?"
        dica="Enviaremos um código para ele. Ao confirmar, avisamos o celular antigo e saímos da conta nos outros aparelhos."
        acao={{ texto: 'Enviar código', carregando: envio.enviando }}
        aoVoltar={() => navegar('/perfil')}
        aoEnviar={() => void envio.enviar(() => pedir())}
      >
        <CampoMascarado
          rotulo="Novo celular com DDD"
          mascara="telefone"
          name="telefone"
          autoComplete="tel-national"
          value={telefone}
          erro={envio.erros.telefone}
          onChange={(evento) => setTelefone(evento.currentTarget.value)}
        />
        <Escolha
          rotulo="Receber o código por"
          name="canal"
          ladoALado
          value={canal}
          aoMudar={(valor) => setCanal(valor === 'whatsapp' ? 'whatsapp' : 'sms')}
          opcoes={[
            { valor: 'sms', titulo: 'SMS' },
            { valor: 'whatsapp', titulo: 'WhatsApp' },
          ]}
        />
        <CampoSenha
          rotulo="Sua senha"
          name="senha"
          autoComplete="current-password"
          value={senha}
          erro={envio.erros.senha}
          onChange={(evento) => setSenha(evento.currentTarget.value)}
        />
      </PaginaDePergunta>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
